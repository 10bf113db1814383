export { FillWindow, PageTools, ScrolledPart } from '#components/page'
