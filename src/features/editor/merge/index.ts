export { MergeNotice } from './merge-notice.tsx'
