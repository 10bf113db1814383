export { Spinner, spinnerSizes, type SpinnerProps } from './spinner.tsx'
