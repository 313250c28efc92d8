import type { typedFeelings } from "../en/typed-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof typedFeelings> = {
  joy: "alegre; feliz; felicidade; contente; contentamento; satisfeito; satisfeita; satisfação; radiante; animado; animada; bem; muito bem; bom; boa; ótimo; ótima; maravilhoso; maravilhosa; orgulho; orgulhoso; orgulhosa; esperança; esperançoso; esperançosa; otimista; valorizado; valorizada; reconhecido; reconhecida; me sinto bem; estou feliz; de bom humor; sorrindo; realizado; realizada",
  love: "amado; amada; apaixonado; apaixonada; carinho; carinhoso; carinhosa; afeto; ternura; acolhido; acolhida; acolhimento; aconchego; grato; grata; gratidão; agradecido; agradecida; compaixão; empatia; conexão; conectado; conectada; querido; querida; comovido; comovida; emocionado; emocionada; tocado; tocada; confiança; apoiado; apoiada; coração quentinho",
  serenity:
    "sereno; serena; okay; calmo; calma; tranquilo; tranquila; tranquilidade; paz; em paz; relaxado; relaxada; alívio; aliviado; aliviada; equilibrado; equilibrada; seguro; segura; segurança; confortável; de boa; tudo bem; ok; sossego; sossegado; sossegada; confiante; paciente; leve; tudo certo; sem problema; compreensivo; compreensiva",
  melancholy:
    "melancólico; melancólica; anestesiado; anestesiada; entorpecido; entorpecida; dormente; saudade; saudades; saudoso; saudosa; nostalgia; nostálgico; nostálgica; vazio; vazia; cansado; cansada; cansaço; exausto; exausta; tédio; entediado; entediada; apático; apática; apatia; indiferente; indiferença; tanto faz; desanimado; desanimada; desânimo; pensativo; pensativa; sem energia; sem vontade; meh; nada; conformado; conformada",
  sadness:
    "triste; infeliz; magoado; magoada; mágoa; decepcionado; decepcionada; decepção; chateado; chateada; choro; chorando; vontade de chorar; sozinho; sozinha; solidão; rejeitado; rejeitada; abandonado; abandonada; excluído; excluída; ignorado; ignorada; invisível; luto; dor; sofrimento; desesperado; desesperada; desesperança; deprimido; deprimida; culpa; culpado; culpada; arrependido; arrependida; para baixo; mal; de coração partido; desapontado; desapontada",
  frustration:
    "frustrado; frustrada; irritado; irritada; irritação; incomodado; incomodada; incômodo; aborrecido; aborrecida; impaciente; impaciência; de saco cheio; farto; farta; cheio disso; cheia disso; não aguento mais; de novo; outra vez; impotente; impotência; desrespeitado; desrespeitada; desvalorizado; desvalorizada; inveja; ciúme; ciúmes; insatisfeito; insatisfeita; mal-humorado; mal-humorada; contrariado; contrariada; que saco; aff",
  anger:
    "com raiva; furioso; furiosa; fúria; ira; irado; irada; bravo; brava; zangado; zangada; revoltado; revoltada; revolta; indignado; indignada; indignação; ódio; puto; puta; puto da vida; puta da vida; ressentido; ressentida; ressentimento; rancor; traído; traída; ofendido; ofendida; hostil; agressivo; agressiva; possesso; possessa; fervendo",
  anxiety:
    "ansioso; ansiosa; nervoso; nervosa; nervosismo; preocupado; preocupada; preocupação; tenso; tensa; tensão; estressado; estressada; estresse; stress; inquieto; inquieta; inquietação; aflito; aflita; aflição; angústia; angustiado; angustiada; apreensivo; apreensiva; apreensão; inseguro; insegura; insegurança; tímido; tímida; timidez; vergonha; envergonhado; envergonhada; constrangido; constrangida; deslocado; deslocada; desconfortável; desconforto; sobrecarregado; sobrecarregada; frio na barriga; desconfiado; desconfiada; agitado; agitada",
  fear: "com medo; assustado; assustada; susto; apavorado; apavorada; pavor; aterrorizado; aterrorizada; terror; pânico; em pânico; horror; horrorizado; horrorizada; temor; receio; receoso; receosa; amedrontado; amedrontada; ameaçado; ameaçada; alarmado; alarmada; paralisado; paralisada; intimidado; intimidada; medroso; medrosa; tremendo",
  surprise:
    "surpreso; surpresa boa; surpreendido; surpreendida; espantado; espantada; espanto; chocado; chocada; choque; admirado; admirada; boquiaberto; boquiaberta; sem palavras; perplexo; perplexa; atônito; atônita; pasmo; pasma; de queixo caído; inesperado; não esperava; uau; nossa; caramba; pego de surpresa; pega de surpresa; incrédulo; incrédula",
  curiosity:
    "curioso; curiosa; interessado; interessada; interesse; intrigado; intrigada; fascinado; fascinada; fascínio; atento; atenta; querendo saber; quero saber mais; me pergunto; confuso; confusa; confusão; em dúvida; dúvida; encantamento; investigando; explorando; mente aberta; hum; hmm",
  excitement:
    "empolgado; empolgada; entusiasmado; entusiasmada; entusiasmo; eufórico; eufórica; euforia; vibrando; extasiado; extasiada; motivado; motivada; motivação; inspirado; inspirada; inspiração; cheio de energia; cheia de energia; com energia; energizado; energizada; mal posso esperar; não vejo a hora; ligado; ligada; êxtase; deslumbrado; deslumbrada; pilhado; pilhada",
};
