import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  sentence: {}
  hint: {}
  completions: {}
  part: { text: string }
  unread: { parts: string }
  assistant: {}
  assistantText: { text: string }
  question: { text: string }
  understood: { sentence: string }
  tooLarge: {}
  notFlat: {}
  apply: {}
  applyPart: {}
  close: {}
}>({
  title: {
    id: 'sentenceInput.title',
    defaultMessage: 'Conditions as a sentence',
    description: 'Name of the part where conditions are written in words',
  },
  sentence: {
    id: 'sentenceInput.sentence',
    defaultMessage: 'Who do you want to find?',
    description: 'Label of the field where conditions are written in words',
  },
  hint: {
    id: 'sentenceInput.hint',
    defaultMessage: 'For example: opened at least twice in the last 30 days, lives in Tokyo',
    description: 'Below the field where conditions are written in words',
  },
  completions: {
    id: 'sentenceInput.completions',
    defaultMessage: 'Ways to continue',
    description: 'Name of the list of words that can come next',
  },
  part: {
    id: 'sentenceInput.part',
    defaultMessage: '“{text}”',
    description: 'A part of what was typed, in quotation marks',
  },
  unread: {
    id: 'sentenceInput.unread',
    defaultMessage: 'Not understood: {parts}. Use other words, or ask the assistant.',
    description: 'Notice: parts of the sentence that could not be read; {parts} is a list of quotations',
  },
  assistant: {
    id: 'sentenceInput.assistant',
    defaultMessage: 'Ask the assistant',
    description: 'Button: opens the assistant with the sentence that was typed',
  },
  assistantText: {
    id: 'sentenceInput.assistantText',
    defaultMessage: 'Build the conditions for these contacts: {text}',
    description: 'What the assistant is asked; {text} is the sentence that was typed',
  },
  question: {
    id: 'sentenceInput.question',
    defaultMessage: '“{text}” can mean more than one thing. Which do you mean?',
    description: 'Question about words of the sentence that have several meanings',
  },
  understood: {
    id: 'sentenceInput.understood',
    defaultMessage: 'Understood: {sentence}',
    description: 'What was understood of the sentence that was typed, as a sentence again',
  },
  tooLarge: {
    id: 'sentenceInput.tooLarge',
    defaultMessage: 'This is more than one set of conditions can hold. Remove a part of the sentence.',
    description: 'Why the conditions of a sentence can’t be used: there are too many, or too many groups',
  },
  notFlat: {
    id: 'sentenceInput.notFlat',
    defaultMessage: 'Filters must all apply. For “or” and groups, make a segment.',
    description: 'Why the conditions of a sentence can’t be used as filters of a list',
  },
  apply: {
    id: 'sentenceInput.apply',
    defaultMessage: 'Use these conditions',
    description: 'Button: puts the conditions of the sentence in the place of those that are there',
  },
  applyPart: {
    id: 'sentenceInput.applyPart',
    defaultMessage: 'Use what was understood',
    description: 'Button: the same, where a part of the sentence could not be read',
  },
  close: {
    id: 'sentenceInput.close',
    defaultMessage: 'Close',
    description: 'Button: closes the field where conditions are written in words',
  },
})
