import { addons } from 'storybook/manager-api'
import { storybookThemes } from './theme.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const systemTheme = () => (systemIsDark.matches ? storybookThemes.dark : storybookThemes.light)

addons.setConfig({ theme: systemTheme() })
systemIsDark.addEventListener('change', () => addons.setConfig({ theme: systemTheme() }))
