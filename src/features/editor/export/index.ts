export { ExportMenu } from './export-menu.tsx'
