/** `make`, run once for each key. */
export function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>();
  return key => {
    let entry = made.get(key);
    if (!entry) {
      entry = { value: make(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}
