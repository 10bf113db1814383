import { nextFrame } from './at-rest.ts'
import { testFrame } from './test-frame.ts'

interface Place {
  what: string
  width: number
  text: string
}

/** Where a story has to fit (ACC-6): the narrowest window, and text of twice the size. */
const NARROWEST: Place = { what: 'at 320 px', width: 320, text: '' }
const LARGE_TEXT: Place = { what: 'with text of 200 %', width: 640, text: '200%' }

let usualWidth: string | undefined

/** The window is as wide as before the story, and its text of the usual size. */
export function resetWindow(): void {
  if (usualWidth !== undefined) testFrame().style.width = usualWidth
  usualWidth = undefined
  document.documentElement.style.fontSize = ''
}

/** Throws where the page scrolls sideways. The window is left as it was last: see `resetWindow`. */
async function fits({ what, width, text }: Place): Promise<void> {
  const { documentElement } = document
  const frame = testFrame()
  usualWidth ??= frame.style.width
  frame.style.width = `${width}px`
  documentElement.style.fontSize = text
  await nextFrame()
  const { lang, scrollWidth } = documentElement
  if (scrollWidth > width)
    throw new Error(
      `The story scrolls sideways: ${what} and in '${lang}' it is ${scrollWidth} of ${width} px wide.`,
    )
}

/** Throws where the page scrolls sideways in one language or the other. What is open in it may close. */
export async function fitsInBoth(changeLanguage: () => Promise<void>): Promise<void> {
  await fits(NARROWEST)
  await fits(LARGE_TEXT)
  await changeLanguage()
  await fits(LARGE_TEXT)
  await fits(NARROWEST)
}
