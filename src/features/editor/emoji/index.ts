export { EmojiButton } from './emoji-button.tsx'
export { EmojiPanel } from './emoji-panel.tsx'
export { messages as emojiMessages } from './emoji.messages.ts'
