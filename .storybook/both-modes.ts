import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { definePreviewAddon, type Parameters, type StoryContext } from 'storybook/internal/csf'
import { fitsInBoth } from './fits.ts'
import { look } from './look.ts'
import { changeMode, inJapanese, type Mode } from './modes.ts'
import { saysIn } from './says.ts'
import { storyCatalogue } from './story-frame.tsx'

const inEnglish: Mode = { theme: 'light', locale: 'en' }

/**
 * What the tests do once a story has played and was looked at in one mode: change theme and language as a reader does in the
 * settings, look again, and see in both languages that it fits (docs/decisions/015). What a story names itself stays.
 */
export const bothModes = (expectAtRest: (parameters: Parameters) => void) =>
  definePreviewAddon({
    async afterEach(context: StoryContext) {
      const { globals, parameters, storyGlobals, tags } = context
      const first = { ...inEnglish, ...storyGlobals }
      const other = { ...inJapanese, ...storyGlobals }
      if (other.theme !== globals['theme']) {
        await changeMode(other)
        const says = saysIn(other.locale, await storyCatalogue(other.locale))
        const a11y = await look(context, { theme: other.theme, says })
        try {
          expectAtRest(parameters)
          await checkAccessibility({ ...context, parameters: { ...parameters, a11y } })
        } catch (error) {
          throw new Error(`In ${other.theme} and '${other.locale}': ${String(error)}`, { cause: error })
        }
      }
      // In the theme that it has by now: a theme makes nothing wider.
      if (!tags.includes('wide')) await fitsInBoth(() => changeMode({ ...first, theme: other.theme }))
    },
  })
