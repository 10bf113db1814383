export { WhyPanel, type WhyPanelProps } from './why-panel.tsx'
