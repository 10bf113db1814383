export { AmpStatusPill } from './amp-status.tsx'
export { CheckList, type CheckItem } from './check-list.tsx'
export { providerWords } from './provider-words.ts'
export { useAmpMarks } from './use-amp-marks.ts'
