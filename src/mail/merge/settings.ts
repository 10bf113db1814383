import * as v from 'valibot'
import { Settings } from '#mail/document'
import { decided, type MergeChoice } from './fates.ts'

/** Merges the settings value by value; colours of the theme and the two fonts are values of their own. */
export function mergeSettings(
  base: Settings,
  mine: Settings,
  theirs: Settings,
  choice: MergeChoice | undefined,
): { settings: Settings; isConflict: boolean } {
  let isConflict = false
  const pick = (before: object, own: object, other: object): Record<string, unknown> => {
    const [was, theirValues] = [new Map(Object.entries(before)), new Map(Object.entries(other))]
    return Object.fromEntries(
      Object.entries(own).map(([key, value]: [string, unknown]) => {
        const theirValue: unknown = theirValues.get(key)
        const side = decided(JSON.stringify(was.get(key)), JSON.stringify(value), JSON.stringify(theirValue))
        if (side === undefined) isConflict = true
        return [key, (side ?? choice) === 'theirs' ? theirValue : value]
      }),
    )
  }
  const theme = pick(base.theme, mine.theme, theirs.theme)
  const font = pick(base.font, mine.font, theirs.font)
  const parts = { theme, font }
  const merged = pick({ ...base, ...parts }, { ...mine, ...parts }, { ...theirs, ...parts })
  const settings = v.safeParse(Settings, merged)
  return { settings: settings.success ? settings.output : mine, isConflict }
}
