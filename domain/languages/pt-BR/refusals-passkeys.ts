import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp:
    "As chaves de acesso precisam de um endereço que comece com https, e este servidor é acessado sem ele.",
  atIpAddress:
    "As chaves de acesso precisam de um endereço com nome, e este servidor é acessado por um número.",
  unknownPasskey:
    "Esta chave de acesso não abre nenhum universo aqui. Talvez tenha sido removida. Entre de outro jeito.",
  copiedPasskey:
    "Esta chave de acesso parece ter sido copiada e, por isso, não abre nada por enquanto. Entre de outro jeito, remova-a e adicione uma nova.",
  knownPasskey: "Esta chave de acesso já foi adicionada.",
  unusableKey:
    "Não foi possível verificar a resposta do seu aparelho, então nenhuma chave de acesso foi adicionada. Tente de novo.",
  notAnswered: "A resposta do seu aparelho chegou tarde demais ou já foi usada. Tente de novo.",
  lastDoor: "Este é o único jeito de entrar no seu universo. Adicione outro antes de removê-lo.",
  tooManyPasskeys: "Um universo tem no máximo {max} chaves de acesso. Remova uma para adicionar outra.",
  wrongRecoveryCode: "Este nome e este código de recuperação não combinam, ou o código já foi usado.",
};
