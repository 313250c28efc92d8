import type { typedFeelings } from "../en/typed-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof typedFeelings> = {
  joy: "felice; felicità; contento; contenta; contentezza; allegro; allegra; allegria; gioioso; gioiosa; lieto; lieta; bene; mi sento bene; sto bene; benissimo; al settimo cielo; orgoglioso; orgogliosa; orgoglio; fiero; fiera; soddisfatto; soddisfatta; soddisfazione; apprezzato; apprezzata; valorizzato; valorizzata; lusingato; lusingata; speranzoso; speranzosa; speranza; ottimista; fortunato; fortunata; che bello; evviva",
  love: "amato; amata; innamorato; innamorata; affetto; affettuoso; affettuosa; tenerezza; tenero; tenera; calore; dolcezza; voler bene; vicinanza; vicino; vicina; connesso; connessa; grato; grata; gratitudine; riconoscente; riconoscenza; commosso; commossa; commozione; toccato; toccata; fiducia; fiducioso; fiduciosa; accolto; accolta; a casa; coccolato; coccolata; empatia; compassione; sostenuto; sostenuta; appartenenza",
  serenity:
    "sereno; serena; calmo; calma; tranquillo; tranquilla; tranquillità; pace; in pace; rilassato; rilassata; a mio agio; sollievo; sollevato; sollevata; equilibrio; in equilibrio; appagato; appagata; appagamento; al sicuro; sicuro; sicura; protetto; protetta; ok; okay; va bene; tutto bene; tutto ok; non importa; nessun problema; paziente; pazienza; sicuro di me; sicura di me; comodo; comoda",
  melancholy:
    "malinconico; malinconica; intorpidito; intorpidita; insensibile; anestetizzato; anestetizzata; nostalgia; nostalgico; nostalgica; vuoto; vuota; apatia; apatico; apatica; noia; annoiato; annoiata; stanco; stanca; stanchezza; esausto; esausta; spento; spenta; indifferente; indifferenza; rassegnato; rassegnata; pensieroso; pensierosa; sfinito; sfinita; svuotato; svuotata; niente; nulla; boh; mah; insomma; così così; svogliato; svogliata",
  sadness:
    "triste; infelice; giù; sono giù; deluso; delusa; delusione; ferito; ferita; dolore; piangere; pianto; lacrime; solo; sola; solitudine; abbandonato; abbandonata; rifiutato; rifiutata; escluso; esclusa; ignorato; ignorata; invisibile; disperato; disperata; disperazione; depresso; depressa; abbattuto; abbattuta; lutto; male; sto male; mi dispiace; dispiaciuto; dispiaciuta; dispiacere; colpa; in colpa; senso di colpa; vergogna; rimpianto; cuore spezzato",
  frustration:
    "frustrato; frustrata; infastidito; infastidita; fastidio; irritato; irritata; irritazione; scocciato; scocciata; seccato; seccata; stufo; stufa; sono stufo; sono stufa; impaziente; impazienza; insoddisfatto; insoddisfatta; contrariato; contrariata; esasperato; esasperata; bloccato; bloccata; impotente; impotenza; che palle; uffa; di nuovo; non ne posso più; basta; invidia; invidioso; invidiosa; geloso; gelosa; gelosia; nervi; dato per scontato; data per scontata; poco considerato; poco considerata",
  anger:
    "arrabbiato; arrabbiata; furioso; furiosa; furia; infuriato; infuriata; incazzato; incazzata; ira; collera; adirato; adirata; indignato; indignata; indignazione; offeso; offesa; risentito; risentita; risentimento; rancore; odio; ostile; tradito; tradita; fuori di me; amareggiato; amareggiata; insultato; insultata; nero di rabbia; nera di rabbia; incavolato; incavolata",
  anxiety:
    "ansioso; ansiosa; nervoso; nervosa; nervosismo; preoccupato; preoccupata; preoccupazione; agitato; agitata; agitazione; teso; tesa; tensione; stress; stressato; stressata; inquieto; inquieta; inquietudine; insicuro; insicura; insicurezza; a disagio; disagio; imbarazzo; imbarazzato; imbarazzata; timido; timida; sopraffatto; sopraffatta; in apprensione; angoscia; angosciato; angosciata; dubbio; incerto; incerta; fuori posto; diffidenza; diffidente; nodo allo stomaco; in ansia",
  fear: "spaventato; spaventata; spavento; impaurito; impaurita; ho paura; terrore; terrorizzato; terrorizzata; panico; in panico; nel panico; timore; intimorito; intimorita; orrore; minacciato; minacciata; allarmato; allarmata; paralizzato; paralizzata; tremo; tremante; fifa; pauroso; paurosa; atterrito; atterrita",
  surprise:
    "sorpreso; stupito; stupita; stupore; sbalordito; sbalordita; scioccato; scioccata; shock; sconvolto; sconvolta; incredulo; incredula; incredulità; senza parole; spiazzato; spiazzata; a bocca aperta; meravigliato; meravigliata; allibito; allibita; basito; basita; inaspettato; non me l'aspettavo; wow; cosa; accidenti",
  curiosity:
    "curioso; curiosa; interesse; interessato; interessata; affascinato; affascinata; incuriosito; incuriosita; intrigato; intrigata; perplesso; perplessa; confuso; confusa; mi chiedo; voglio saperne di più; coinvolto; coinvolta; attento; attenta; meraviglia; aperto; aperta; assorto; assorta; mmm; hmm",
  excitement:
    "entusiasta; eccitato; eccitata; eccitazione; euforia; euforico; euforica; carico; carica; emozionato; emozionata; elettrizzato; elettrizzata; energia; pieno di energia; piena di energia; non vedo l'ora; motivato; motivata; ispirato; ispirata; impaziente di iniziare; gasato; gasata; esaltato; esaltata; su di giri; galvanizzato; galvanizzata",
};
