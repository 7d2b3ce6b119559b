// @from 5
import * as ai from 'ai'

declare const model: ai.LanguageModel
declare const settings: { model: ai.LanguageModel; prompt: string; tools?: ai.ToolSet }

export async function POST(prompt: string, tools: ai.ToolSet) {
  const result = ai.streamText({ model, tools, prompt })
  return result.toUIMessageStreamResponse({
    onError: error => {
      return String(error)
    }
  })
}

export async function carried(headers: Record<string, string>) {
  return ai.streamText(settings).toUIMessageStreamResponse({ headers, onError: () => 'No.' })
}

export async function spread(prompt: string) {
  const result = ai.streamText({ ...settings, prompt })
  const response = result.toUIMessageStreamResponse({ onError: () => 'No.' })
  return response
}
