// @from 5
import * as ai from 'ai'

declare const model: ai.LanguageModel
declare const settings: { model: ai.LanguageModel; prompt: string; tools?: ai.ToolSet }

export async function POST(prompt: string, tools: ai.ToolSet) {
  const result = ai.streamText({ model, tools, prompt })
  return ai.createUIMessageStreamResponse({
    stream: ai.toUIMessageStream({
      stream: result.stream,
      tools,
      onError: error => {
        return String(error)
      }
    })
  })
}

export async function carried(headers: Record<string, string>) {
  const result = ai.streamText(settings)
  return ai.createUIMessageStreamResponse({
    stream: ai.toUIMessageStream({
      stream: result.stream,
      tools: settings.tools,
      onError: () => 'No.'
    }),
    headers
  })
}

export async function spread(prompt: string) {
  const result = ai.streamText({ ...settings, prompt })
  const response = ai.createUIMessageStreamResponse({
    stream: ai.toUIMessageStream({
      stream: result.stream,
      tools: settings.tools,
      onError: () => 'No.'
    })
  })
  return response
}
