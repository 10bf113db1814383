export { isFinalSend, SendStatusPill, sendStatusWords } from './send-status.tsx'
