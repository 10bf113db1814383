import { waitFor } from 'storybook/test'

/** What a story is looked at in. */
export interface Mode {
  theme: 'light' | 'dark'
  locale: 'en' | 'ja'
}

/** Also for the globals of a story whose play depends on the language. */
export const inJapanese = { theme: 'dark', locale: 'ja' } as const satisfies Mode

/** The name of a mode, as accepted looks and checked pages have it. */
export const nameOfMode = (theme: unknown) => (theme === 'dark' ? 'dark-ja' : 'light-en')

type Listener = (mode: Mode) => void
const listeners = new Set<Listener>()

/** Told of the mode that the story on the page is to be seen in. Answers how to stop listening. */
export function onModeChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows the story on the page in another mode. Done when it has begun to speak that language; throws if it never does. */
export async function changeMode(mode: Mode): Promise<void> {
  for (const listener of listeners) listener(mode)
  await waitFor(() => {
    if (document.documentElement.lang !== mode.locale)
      throw new Error(`The story does not change its language to ${mode.locale}.`)
  })
}
