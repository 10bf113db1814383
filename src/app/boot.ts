import { readStored, storageKeys } from '#lib/storage'
import { applyTheme, decodeTheme } from './theme.ts'

// Runs before the first paint, so that neither colours nor language change under the reader's eyes.
applyTheme(readStored(storageKeys.theme, decodeTheme) ?? 'system')
