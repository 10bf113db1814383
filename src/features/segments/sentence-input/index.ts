export { SentencePanel, type SentencePanelProps } from './sentence-panel.tsx'
