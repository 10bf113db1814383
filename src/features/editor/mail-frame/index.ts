export { DrawnMail } from './drawn-mail.tsx'
export { MailFrame } from './mail-frame.tsx'
export { MailThumbnail } from './mail-thumbnail.tsx'
