import { afterEach, vi } from 'vitest'

// React reports its warnings through console.error: a story that causes one has a defect, unless it says that it will.
const complaints: string[] = []
// Storybook switches React's act on and off around each gesture: an update that comes in between is told of, and is no defect.
const ofTheTools = 'The current testing environment is not configured to support act('
vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  const text = args.map(String).join(' ')
  if (!text.startsWith(ofTheTools)) complaints.push(text)
})

interface StoryContext {
  story?: { parameters?: Record<string, unknown>; tags?: string[] }
}

afterEach((context) => {
  const found = complaints.splice(0)
  const { story } = context as StoryContext
  // A story that failed its accessibility check leaves every animation paused: the next one is not to pay for it.
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
  }
  if (found.length > 0 && !story?.tags?.includes('logs-errors')) {
    throw new Error(`console.error was called:\n${found.join('\n')}`)
  }
})
