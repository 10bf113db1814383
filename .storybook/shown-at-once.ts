import type { Plugin } from 'vite'

/** Where each build of React says for how long it holds back what came. */
const HOLDS_BACK = {
  development: [/(?<=FALLBACK_THROTTLE_MS = )300/],
  production: [
    /(?<=globalMostRecentFallbackTime \+ )300/,
    /300(?= > now\(\) - globalMostRecentFallbackTime)/,
  ],
}

/**
 * For 300 ms after React last showed what stands in for a part, it holds back the next part that comes. When that was is a
 * matter of how busy the machine is, and so would be what a story shows once it has come to rest: in the tests it holds nothing back.
 */
export const shownAtOnce = (): Plugin => ({
  name: 'shown-at-once',
  transform: {
    filter: { id: /react-dom-client\.(?:development|production)\.js$/ },
    handler: (code, id) =>
      HOLDS_BACK[id.endsWith('production.js') ? 'production' : 'development'].reduce((text, rule) => {
        if (!rule.test(text)) throw new Error(`React says in another way for how long it holds back: ${id}`)
        return text.replace(rule, '0')
      }, code),
  },
})
