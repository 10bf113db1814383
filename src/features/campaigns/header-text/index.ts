export {
  fittingHeader,
  HEADER,
  isReadable,
  readHeader,
  shownText,
  variablesOf,
  writeHeader,
} from './header-text.model.ts'
export { preheaderOf, previewTextOf } from './preheader.model.ts'
