export { statusMessages } from './contact-status.messages.ts'
export { statusMessageOf } from './contact-status.ts'
