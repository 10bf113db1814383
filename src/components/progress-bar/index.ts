export { ProgressBar, ProgressFallback, type ProgressBarProps } from './progress-bar.tsx'
