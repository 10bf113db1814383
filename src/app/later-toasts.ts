// A chunk of its own: what every screen takes from the toasts comes with the first one.
export { ToastRegion } from '#components/toast'
export { CutPaste } from './cut-paste.tsx'
