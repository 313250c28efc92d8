/** AES-256-GCM of NIST SP 800-38D by the browser: nonce, ciphertext and tag, one behind the other. */

const nonceLength = 12;
const tagLength = 16;

const utf8 = new TextEncoder();

const parameters = (nonce: BufferSource, data: string): AesGcmParams => ({
  ...{ name: "AES-GCM", iv: nonce, tagLength: tagLength * 8 },
  additionalData: utf8.encode(data),
});

/** Each message has a random nonce of its own. */
export async function encrypt(
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  data: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const ciphertext = await crypto.subtle.encrypt(parameters(nonce, data), key, plain);
  const message = new Uint8Array(nonceLength + ciphertext.byteLength);
  message.set(nonce);
  message.set(new Uint8Array(ciphertext), nonceLength);
  return message;
}

/** Resolves to null unless exactly this message was encrypted with this key and this data. */
export async function decrypt(
  key: CryptoKey,
  message: Uint8Array<ArrayBuffer>,
  data: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (message.length < nonceLength + tagLength) return null;
  const nonce = message.subarray(0, nonceLength);
  try {
    const plain = await crypto.subtle.decrypt(parameters(nonce, data), key, message.subarray(nonceLength));
    return new Uint8Array(plain);
  } catch (error) {
    // Browsers do not say more than this of a message that does not fit, and a key of another kind is a fault.
    if (error instanceof DOMException && error.name === "OperationError") return null;
    throw error;
  }
}
