import { expect, test } from 'vitest'
import { emojiIn, printedLetters } from './printed-letters.ts'

test.each([
  ['Cafe\u0301 non‑stop', 'Café non-stop'],
  ['a\u202eb\u200bc\u00add\ufeff', 'abcd'],
  ['one\u2028two\r\nthree\tfour\u3000five', 'one\ntwo\nthree four five'],
  ['front → back ✓ ✔️ ☐ ★', 'front -> back [x] [x] [ ] *'],
  ['ﬁx oﬃce, ＦＵＬＬ, 𝓕ancy, Ⅷ, ①, ℅', 'fix office, FULL, Fancy, VIII, 1, c/o'],
  ['2⅓ hours, ½ day', '2 1/3 hours, ½ day'],
  ['№ 5 © ® ™ ″', '№ 5 © ® ™ ″'],
  ['🔑 Rekey 👩‍🔧 front 🇺🇸\n1️⃣ first', 'Rekey front\n1 first'],
  ['Nguyễn Иван Γιώργος 漢字', 'Nguyễn Иван Γιώργος 漢字'],
])('%j becomes %j', (text, plain) => {
  expect(printedLetters(text)).toBe(plain)
  expect(printedLetters(plain)).toBe(plain)
})

test('emoji are named whole, and nothing that is printed in another form', () => {
  expect(emojiIn('🔑 and 👩‍🔧 but ✔️ ℹ️ ™ → 1️⃣')).toEqual(['🔑', '👩‍🔧'])
})
