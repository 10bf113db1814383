export { exampleQueryValues, readExampleQuery, type ExampleQuery } from './example-query.model.ts'
export { ExampleScreen } from './example-screen.tsx'
