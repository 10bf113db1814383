export { SentMail, type SentMailProps } from './sent-mail.tsx'
