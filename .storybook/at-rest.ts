/** A page that never rests, because an answer streams on, is taken as it is after so many frames. */
const MOST_FRAMES = 60
/** What follows a change, such as an observer of sizes, acts a frame later. */
const QUIET_FRAMES = 2

/** A frame later what follows the width has heard of it: media queries and observers of sizes. */
export const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

let chunksHaveCome: () => Promise<unknown> = () => Promise.resolve()

/** Only the tests' runner knows which chunks are under way. */
export function tellOfChunks(settled: () => Promise<unknown>): void {
  chunksHaveCome = settled
}

/** Done once the page has come to rest: nothing in it changed for two frames, nothing is asked, and no chunk is under way. */
export async function atRest(isAsking: () => boolean): Promise<void> {
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (let frames = 0, quiet = 0; frames < MOST_FRAMES && quiet < QUIET_FRAMES; frames += 1) {
    await chunksHaveCome()
    hasChanged = false
    await nextFrame()
    quiet = hasChanged || isAsking() ? 0 : quiet + 1
  }
  observer.disconnect()
}
