import { embed } from './embed.ts'

// The script that a customer embeds, built alone by vite.tracker.config.ts.
embed(document.currentScript, window)
