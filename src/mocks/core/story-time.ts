/** When the world of stories and tests is: 2026-01-15 09:00 in Tokyo, ms since 1970. */
export const STORY_TIME = Date.parse('2026-01-15T09:00:00+09:00')
