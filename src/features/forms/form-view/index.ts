export { FormThumbnail } from './form-thumbnail.tsx'
export { FormView, type FormViewProps } from './form-view.tsx'
