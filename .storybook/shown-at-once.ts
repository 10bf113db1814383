import type { Plugin } from 'vite'

/** Where React says how long it holds back what came: in its development build, and twice in the other. */
const HOLDS_BACK = [
  /(?<=FALLBACK_THROTTLE_MS = )300/,
  /(?<=globalMostRecentFallbackTime \+ )300/,
  /300(?= > now\(\) - globalMostRecentFallbackTime)/,
]

/**
 * For 300 ms after React last showed what stands in for a part, it holds back the next part that comes. When that was is a
 * matter of how busy the machine is, and so would be what a story shows once it has come to rest: in the tests it holds nothing back.
 */
export const shownAtOnce = (): Plugin => ({
  name: 'shown-at-once',
  transform: {
    filter: { id: /react-dom-client\.\w+\.js$/ },
    handler(code) {
      const shown = HOLDS_BACK.reduce((text, rule) => text.replace(rule, '0'), code)
      if (shown === code)
        throw new Error(
          'React holds back what came in another way than it did: see .storybook/shown-at-once.ts.',
        )
      return shown
    },
  },
})
