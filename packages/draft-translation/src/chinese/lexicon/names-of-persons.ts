import { entriesOf } from "./entries.ts";

/** Given and family names as they are written in Chinese, and persons everybody knows. */
export const persons = entriesOf(
  "name",
  `约翰=John 约翰逊=Johnson 史密斯=Smith 威廉=William 威廉斯=Williams 琼斯=Jones 布朗=Brown 戴维斯=Davis 米勒=Miller
  威尔逊=Wilson 泰勒=Taylor 安德森=Anderson 托马斯=Thomas 杰克逊=Jackson 怀特=White 哈里斯=Harris 马丁=Martin
  汤普森=Thompson 罗宾逊=Robinson 克拉克=Clark 罗德里格斯=Rodriguez 刘易斯=Lewis 路易斯=Louis 沃克=Walker 艾伦=Allen
  艾德=Ed 赫尔南德斯=Hernandez 赖特=Wright 洛佩斯=Lopez 希尔=Hill 格林=Green 亚当斯=Adams 亚当=Adam 贝克=Baker
  冈萨雷斯=Gonzalez 纳尔逊=Nelson 卡特=Carter 米切尔=Mitchell 佩雷斯=Perez 罗伯茨=Roberts 罗伯特=Robert 特纳=Turner
  菲利普斯=Phillips 菲利普=Philip 坎贝尔=Campbell 帕克=Parker 埃文斯=Evans 爱德华兹=Edwards 爱德华=Edward
  柯林斯=Collins 斯图尔特=Stewart 桑切斯=Sanchez 莫里斯=Morris 罗杰斯=Rogers 里德=Reed 库克=Cook 摩根=Morgan 贝尔=Bell
  墨菲=Murphy 里维拉=Rivera 库珀=Cooper 理查德=Richard 理查森=Richardson 考克斯=Cox 霍华德=Howard 沃德=Ward
  托雷斯=Torres 彼得=Peter 彼得森=Peterson 格雷=Gray 拉米雷斯=Ramirez 詹姆斯=James 沃森=Watson 布鲁克斯=Brooks
  凯利=Kelly 桑德斯=Sanders 普莱斯=Price 班尼特=Bennett 伍德=Wood 巴恩斯=Barnes 罗斯=Ross 亨德森=Henderson
  科尔曼=Coleman 詹金斯=Jenkins 佩里=Perry 鲍威尔=Powell 帕特森=Patterson 休斯=Hughes 弗洛雷斯=Flores 华莱士=Wallace
  西蒙=Simon 西蒙斯=Simmons 福斯特=Foster 布什=Bush 克林顿=Clinton 奥巴马=Obama 特朗普=Trump 拜登=Biden 里根=Reagan
  尼克松=Nixon 肯尼迪=Kennedy 罗斯福=Roosevelt 林肯=Lincoln 杰斐逊=Jefferson 富兰克林=Franklin
  华盛顿邮报=The_Washington_Post 布莱尔=Blair 卡梅伦=Cameron 撒切尔=Thatcher 丘吉尔=Churchill 萨科齐=Sarkozy
  马克龙=Macron 默克尔=Merkel 普京=Putin 梅德韦杰夫=Medvedev 叶利钦=Yeltsin 戈尔巴乔夫=Gorbachev 赫鲁晓夫=Khrushchev
  斯大林=Stalin 列宁=Lenin 希特勒=Hitler 墨索里尼=Mussolini 拿破仑=Napoleon 戴高乐=de_Gaulle 卡斯特罗=Castro
  查韦斯=Chavez 曼德拉=Mandela 甘地=Gandhi 尼赫鲁=Nehru 莫迪=Modi 阿拉法特=Arafat 萨达姆=Saddam 卡扎菲=Gaddafi
  穆巴拉克=Mubarak 内塔尼亚胡=Netanyahu 沙龙=Sharon 埃尔多安=Erdogan 安倍=Abe 金正日=Kim_Jong-il 金正恩=Kim_Jong-un
  金日成=Kim_Il-sung 毛泽东=Mao_Zedong 周恩来=Zhou_Enlai 邓小平=Deng_Xiaoping 孙中山=Sun_Yat-sen
  蒋介石=Chiang_Kai-shek 孔子=Confucius 孟子=Mencius 老子=Laozi 庄子=Zhuangzi 李白=Li_Bai 杜甫=Du_Fu
  秦始皇=Qin_Shi_Huang 成吉思汗=Genghis_Khan 忽必烈=Kublai_Khan 郑和=Zheng_He 马可波罗=Marco_Polo 哥伦布=Columbus
  麦哲伦=Magellan 达伽马=da_Gama 爱因斯坦=Einstein 牛顿=Newton 伽利略=Galileo 哥白尼=Copernicus 开普勒=Kepler
  居里=Curie 居里夫人=Marie_Curie 爱迪生=Edison 特斯拉=Tesla 法拉第=Faraday 麦克斯韦=Maxwell 霍金=Hawking 图灵=Turing
  诺贝尔=Nobel 巴斯德=Pasteur 孟德尔=Mendel 弗洛伊德=Freud 荣格=Jung 皮亚杰=Piaget 维果茨基=Vygotsky 马斯洛=Maslow
  班杜拉=Bandura 斯金纳=Skinner 巴甫洛夫=Pavlov 马克思=Marx 恩格斯=Engels 凯恩斯=Keynes 韦伯=Weber 涂尔干=Durkheim
  福柯=Foucault 布迪厄=Bourdieu 哈贝马斯=Habermas 康德=Kant 黑格尔=Hegel 尼采=Nietzsche 笛卡尔=Descartes 卢梭=Rousseau
  伏尔泰=Voltaire 洛克=Locke 休谟=Hume 罗素=Russell 杜威=Dewey 维特根斯坦=Wittgenstein 海德格尔=Heidegger 萨特=Sartre
  苏格拉底=Socrates 柏拉图=Plato 亚里士多德=Aristotle 毕达哥拉斯=Pythagoras 欧几里得=Euclid 阿基米德=Archimedes
  荷马=Homer 亚历山大大帝=Alexander_the_Great 凯撒=Caesar 奥古斯都=Augustus 尼禄=Nero 君士坦丁=Constantine
  查理曼=Charlemagne 但丁=Dante 达芬奇=da_Vinci 米开朗基罗=Michelangelo 拉斐尔=Raphael 莎士比亚=Shakespeare
  狄更斯=Dickens 雨果=Hugo 歌德=Goethe 席勒=Schiller 托尔斯泰=Tolstoy 陀思妥耶夫斯基=Dostoevsky 普希金=Pushkin
  契诃夫=Chekhov 马克吐温=Mark_Twain 海明威=Hemingway 巴赫=Bach 莫扎特=Mozart 贝多芬=Beethoven 肖邦=Chopin
  柴可夫斯基=Tchaikovsky 瓦格纳=Wagner 毕加索=Picasso 梵高=van_Gogh 莫奈=Monet 伦勃朗=Rembrandt 耶稣=Jesus
  耶稣基督=Jesus_Christ 穆罕默德=Muhammad 摩西=Moses 佛陀=Buddha 释迦牟尼=Shakyamuni 马丁路德=Martin_Luther
  图坦卡蒙=Tutankhamun 克利奥帕特拉=Cleopatra 伊丽莎白=Elizabeth 维多利亚=Victoria 戴安娜=Diana 查尔斯=Charles
  亨利=Henry 乔治=George 大卫=David 戴维=David 迈克尔=Michael 麦克=Mike 迈克=Mike 保罗=Paul 马克=Mark 史蒂夫=Steve
  史蒂文=Steven 史蒂芬=Stephen 斯蒂芬=Stephen 斯蒂文=Steven 克里斯=Chris 克里斯托弗=Christopher 克里斯蒂安=Christian
  安德鲁=Andrew 安迪=Andy 安东尼=Anthony 安东尼奥=Antonio 安娜=Anna 安妮=Anne 安吉拉=Angela 安德烈=Andre 丹尼尔=Daniel
  丹尼斯=Dennis 马修=Matthew 约瑟夫=Joseph 约瑟=Joseph 乔恩=Jon 乔丹=Jordan 乔纳森=Jonathan 乔伊斯=Joyce 杰克=Jack
  杰夫=Jeff 杰弗里=Jeffrey 杰瑞=Jerry 杰森=Jason 贾斯汀=Justin 贾斯廷=Justin 詹妮弗=Jennifer 珍妮弗=Jennifer
  珍妮=Jenny 朱莉娅=Julia 茱莉亚=Julia 朱利安=Julian 玛丽=Mary 玛丽亚=Maria 玛利亚=Maria 玛格丽特=Margaret 玛莎=Martha
  琳达=Linda 芭芭拉=Barbara 帕特里克=Patrick 帕特里夏=Patricia 苏珊=Susan 莎拉=Sarah 萨拉=Sarah 凯伦=Karen 凯特=Kate
  凯瑟琳=Catherine 凯文=Kevin 南希=Nancy 丽莎=Lisa 贝蒂=Betty 海伦=Helen 桑德拉=Sandra 唐娜=Donna 卡罗尔=Carol
  露丝=Ruth 劳拉=Laura 劳伦斯=Lawrence 劳伦=Lauren 米歇尔=Michelle 艾米=Amy 艾米丽=Emily 艾玛=Emma 索菲亚=Sophia
  奥利维亚=Olivia 雷切尔=Rachel 瑞秋=Rachel 丽贝卡=Rebecca 阿曼达=Amanda 斯蒂芬妮=Stephanie 妮可=Nicole
  尼古拉=Nicholas 尼古拉斯=Nicholas 尼克=Nick 本杰明=Benjamin 塞缪尔=Samuel 山姆=Sam 汤姆=Tom 汤米=Tommy 蒂姆=Tim
  吉姆=Jim 吉米=Jimmy 吉尔=Gill 比尔=Bill 鲍勃=Bob 鲍比=Bobby 罗恩=Ron 罗纳德=Ronald 罗纳尔多=Ronaldo 唐纳德=Donald
  肯尼斯=Kenneth 布莱恩=Brian 布鲁斯=Bruce 布兰登=Brandon 布拉德=Brad 格雷格=Greg 格雷戈里=Gregory 加里=Gary 盖瑞=Gary
  弗兰克=Frank 弗雷德=Fred 弗朗西斯=Francis 弗朗西斯科=Francisco 弗朗哥=Franco 雷蒙德=Raymond 拉里=Larry 斯科特=Scott
  埃里克=Eric 埃里克森=Ericsson 瑞安=Ryan 雅各布=Jacob 内森=Nathan 扎克=Zack 道格拉斯=Douglas 亚瑟=Arthur 阿瑟=Arthur
  艾伯特=Albert 阿尔伯特=Albert 阿诺德=Arnold 卡尔=Carl 卡洛斯=Carlos 胡安=Juan 何塞=José 佩德罗=Pedro 迭戈=Diego
  费尔南多=Fernando 费尔南德斯=Fernandez 加西亚=Garcia 马丁内斯=Martinez 戈麦斯=Gomez 迪亚兹=Diaz 莫拉莱斯=Morales
  拉莫斯=Ramos 罗梅罗=Romero 席尔瓦=Silva 桑托斯=Santos 阿里=Ali 艾哈迈德=Ahmed 阿卜杜拉=Abdullah 哈桑=Hassan
  侯赛因=Hussein 易卜拉欣=Ibrahim 奥马尔=Omar 优素福=Yusuf 拉赫曼=Rahman 伊万=Ivan 弗拉基米尔=Vladimir 德米特里=Dmitry
  谢尔盖=Sergei 鲍里斯=Boris 米哈伊尔=Mikhail 亚历克斯=Alex 亚历山德拉=Alexandra 弗里德里希=Friedrich 汉斯=Hans
  约翰内斯=Johannes 路德维希=Ludwig 沃尔夫冈=Wolfgang 赫尔曼=Hermann 海因里希=Heinrich 施密特=Schmidt 穆勒=Müller
  施耐德=Schneider 费舍尔=Fischer 瓦尔特=Walter 沃尔特=Walter 皮埃尔=Pierre 雅克=Jacques 弗朗索瓦=François 莫罗=Moreau
  杜邦=DuPont 乔瓦尼=Giovanni 马里奥=Mario 马可=Marco 罗西=Rossi 科斯塔=Costa 费德勒=Federer 纳达尔=Nadal
  德约科维奇=Djokovic 威廉姆斯=Williams 贝克汉姆=Beckham 梅西=Messi 马拉多纳=Maradona 贝利=Pelé 舒马赫=Schumacher
  汉密尔顿=Hamilton 阿隆索=Alonso 科比=Kobe 菲尔普斯=Phelps 博尔特=Bolt 伍兹=Woods 盖茨=Gates 乔布斯=Jobs 马斯克=Musk
  扎克伯格=Zuckerberg 巴菲特=Buffett 贝索斯=Bezos 福特=Ford 奥迪=Audi 本田=Honda 丰田=Toyota 梅赛德斯=Mercedes
  法拉利=Ferrari 保时捷=Porsche 迪士尼=Disney 斯皮尔伯格=Spielberg 麦凯恩=McCain 罗姆尼=Romney 佩林=Palin 赖斯=Rice
  切尼=Cheney 拉姆斯菲尔德=Rumsfeld 鲍尔=Ball 安南=Annan 潘基文=Ban_Ki-moon 本拉登=bin_Laden 拉登=bin_Laden
  麦当娜=Madonna 猫王=Elvis_Presley 披头士=the_Beatles 甲壳虫乐队=the_Beatles`,
);
