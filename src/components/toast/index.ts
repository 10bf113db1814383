export { TOAST, toastTypes, type Toast, type ToastAction, type ToastType } from './toast.model.ts'
export { createToasts, toasts, type NewToast, type Toasts } from './toasts.ts'
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export { useToastIfLeft } from './use-toast-if-left.ts'
