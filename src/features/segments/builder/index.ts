export { SegmentSheet, type SegmentLinks, type SegmentSheetProps } from './segment-sheet.tsx'
