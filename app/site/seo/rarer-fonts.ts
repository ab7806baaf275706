import barlowLatin from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff?inline'
import barlowVietnamese from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff?inline'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'
import moreCyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'
import moreGreek from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'
import moreLatin from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'

/** Loaded with the first letter that Barlow's file for English lacks; the same letters as on invoices. */
export const rarerFonts = {
  ...{ barlowLatin, barlowVietnamese },
  ...{ latin, moreLatin, cyrillic, moreCyrillic, greek, moreGreek },
}
