export { Scrubber } from './scrubber.tsx'
