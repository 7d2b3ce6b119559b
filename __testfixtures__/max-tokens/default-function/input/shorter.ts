export default function () {
  return { maxTokens: 10 };
}
