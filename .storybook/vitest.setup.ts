import { afterEach, vi } from 'vitest'

// React reports its warnings through console.error: a story that causes one has a defect.
const complaints: string[] = []
vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  complaints.push(args.map(String).join(' '))
})

afterEach(() => {
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(`console.error was called:\n${found.join('\n')}`)
})
