export { contactTabs, type ContactTab } from './contact-tabs.ts'
