export default function () {
  return { maxOutputTokens: 10 };
}
