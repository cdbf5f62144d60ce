#!/usr/bin/env bash
# Lets libFuzzer look for bytes that break a law of a target (FuzzTarget.all), with the address sanitizer.
#
#     Tests/Fuzzing/run.sh TARGET [SECONDS]
#     Tests/Fuzzing/run.sh TARGET FILE...     # runs single inputs again, such as .build/fuzzing/runs/form/crash-…
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${1:?a target is missing, such as yaml or form}
shift
# What Swift keeps for good looks like a leak to the sanitizer.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 FUZZ_TARGET=$target FUZZ_FOLDER=$PWD/.build/fuzzing/runs/$target

build=(swift build -c release --target FormFuzzing --scratch-path .build/fuzzing
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library)
"${build[@]}"
products=$("${build[@]}" --show-bin-path)
find "$products" -path '*.build/*.o' >"$products/objects"
swiftc -sanitize=fuzzer,address -parse-as-library -use-ld=lld -I "$products/Modules" \
  -Xcc -fmodule-map-file=Sources/CLibYAML/module.modulemap Tests/Fuzzing/Driver/FuzzDriver.swift "@$products/objects" \
  $(pkg-config --libs yaml-0.1) -o "$products/fuzzer"

mkdir -p "$FUZZ_FOLDER/corpus" "$FUZZ_FOLDER/seeds"
touch "$FUZZ_FOLDER/dictionary"
if [[ -e ${1:-} ]]; then exec "$products/fuzzer" "$@"; fi
# The dictionary and the seeds are written by a first run, which only starts.
"$products/fuzzer" -runs=0 "$FUZZ_FOLDER/seeds" >/dev/null 2>&1
exec "$products/fuzzer" -max_total_time="${1:-60}" -timeout=10 -rss_limit_mb=2048 -max_len=20000 \
  -dict="$FUZZ_FOLDER/dictionary" -artifact_prefix="$FUZZ_FOLDER/" "$FUZZ_FOLDER/corpus" "$FUZZ_FOLDER/seeds"
