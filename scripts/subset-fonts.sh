#!/bin/sh
# Cuts Barlow down to what an English or Spanish page needs (about 9 kB a weight instead of 22 kB).
# Run after an update of @fontsource/barlow*; needs `pyftsubset` (Debian: apt install fonttools python3-brotli).
# Other Latin letters stay available: fonts.css falls back to the full files for those characters alone.
set -eu
cd "$(dirname "$0")/.."
characters='U+20-7E,U+A0,U+A1,U+A9,U+B7,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026'

for face in barlow-latin-400 barlow-latin-600 barlow-condensed-latin-600 barlow-condensed-latin-700; do
  family=${face%-latin-*}
  pyftsubset "node_modules/@fontsource/$family/files/$face-normal.woff2" \
    --unicodes="$characters" --layout-features='kern,liga,tnum' --no-hinting --flavor=woff2 \
    --output-file="app/styles/fonts/$family-${face##*-}.woff2"
done

# What /sos carries within itself, for its headings and its text: letters of both languages and figures, without kerning.
pyftsubset "node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2" \
  --text="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ()-&.,:;?!/\$×’“”–'ÁÉÍÓÚÑÜáéíóúñü¿¡" --layout-features='' \
  --no-hinting --flavor=woff2 --output-file="app/styles/fonts/barlow-condensed-600-sos.woff2"
