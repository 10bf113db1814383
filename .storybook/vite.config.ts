import { defineConfig } from 'vite'

// Nothing of the app's own build: its page, its security policy and its stripped texts are not Storybook's.
export default defineConfig({})
