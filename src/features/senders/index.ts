export { SenderScreen } from './later-parts.ts'
export { SendersSection } from './senders-section.tsx'
