export { AssistantPanel as Assistant } from '#features/ai-chat'
