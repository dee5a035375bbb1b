import { entriesOf } from "./entries.ts";

/** Things, places, living beings and matter. */
export const things = entriesOf(
  "noun",
  `国=country 石=stone 电=electricity 湖=lake 铁路=railway 药=medicine 刀=knife 铁=iron 导弹=missile 电话=telephone
  马=horse 头=head|q: 桥=bridge 大道=avenue 象=elephant 眼=eye 城邦=city-state 自治区=autonomous_region
  直辖市=municipality 镇=town 乡=township 郡=county 金=gold 土=soil 管道=pipe 龙=dragon 飞机=airplane
  画=painting|v:paint 空=sky|a:empty 平原=plain 广场=square 网=net 皮=skin 底=bottom 洞=cave 院=courtyard 机=machine
  云=cloud 牛=cow 饭=meal 楼=building 木=wood 身子=body 地面=ground 田=field 营=camp 粮食=grain 遗址=site 银=silver|a
  铜=copper 厂=factory 样子=appearance 油=oil 球=ball 墓=tomb 房=house 殿=hall 墙=wall 枪=gun 河流=river 板=board
  手机=mobile_phone 工具=tool 设施=facility 文物=cultural_relic 虎=tiger 城楼=gate_tower 嘴=mouth 脚=foot 腿=leg
  寺=temple 手中=hand 境内=territory 石油=oil 春=spring 页=page|q:page 照片=photo 庙=temple 素=element 果=fruit
  坦克=tank 盐=salt 星=star 山地=mountainous_area 矿产=mineral 毒=poison|a:toxic 泥=mud 耳=ear 器=device 汗=sweat
  汤=soup 海洋=ocean|a:marine 外面=outside 化工=chemical_industry 夜=night 机器=machine 竹=bamboo 酸=acid|a:sour
  烟=smoke 蛋=egg 盘=plate 圆=circle|a:round 狗=dog 鸡=chicken 波=wave 纸=paper 门口=doorway 旗=flag 银子=silver
  舰=ship 炮=cannon 糖=sugar 装置=device 腰=waist 湖泊=lake 角=corner 脸色=face 粮=grain 灯=lamp 电脑=computer 店=shop
  兽=beast 阵=array 目光=gaze 人体=human_body 衣=clothes 博物馆=museum 高原=plateau 水产=aquatic_product 笔=pen 床=bed
  牌=card 猪=pig 头发=hair 黄金=gold|a:golden 岭=ridge 洲=continent 虫=insect 歌=song 羊=sheep 卡=card 塔=tower
  鱼类=fish 风景=scenery 脑=brain 高速公路=highway 穴=cave 城墙=city_wall 资料库=database 步=step 堂=hall
  核=nucleus|a:nuclear 开发区=development_zone 脉=pulse 美军=US_military 日军=Japanese_army 潜艇=submarine 药品=drug
  灰=ash 自然保护区=nature_reserve 陵=tomb 气候带=climate_zone 亭=pavilion 流域=basin 丝=silk 屋=house 牙=tooth
  廊=corridor 河谷=river_valley 报纸=newspaper 校园=campus 路上=road 大街=street 珠=bead 盆地=basin 图案=pattern
  主力=main_force 眼泪=tear 天然气=natural_gas 钢铁=steel 地带=zone 煤=coal 钢=steel 战斗机=fighter 影片=film
  手指=finger 房间=room 豆=bean 黑暗=darkness|a:dark 正门=main_gate 市区=urban_area 杂志=magazine 景点=scenic_spot
  木材=timber 针=needle 灵魂=soul 草原=grassland 行政区=administrative_region 领土=territory 首饰=jewelry
  特产=specialty 实验室=laboratory 墙壁=wall 壁=wall 胸=chest 胸口=chest 矿=mine 桌子=table 大厅=hall 院子=yard
  脑袋=head 城里=city 住房=housing 货=goods 影子=shadow 沙漠=desert 城镇=town 物资=supplies 内地=mainland 尸体=body
  城门=city_gate 耳朵=ear 乡村=village|a:rural 战机=fighter_plane 脚步=footstep 蔬菜=vegetable 壳=shell 库=warehouse
  床上=bed 种子=seed 泪=tear 玻璃=glass 基层=grassroots|a:grassroots 神经=nerve|a:neural 砖=brick 膜=membrane
  名牌=famous_brand 珍珠=pearl 河道=river_channel 走廊=corridor 餐厅=restaurant 车厢=carriage 车站=station
  火车站=train_station 地铁=subway 地铁站=subway_station 公交=bus 出租车=taxi 自行车=bicycle 摩托车=motorcycle
  救护车=ambulance 警车=police_car 直升机=helicopter 轮船=ship 航母=aircraft_carrier 航空母舰=aircraft_carrier
  游轮=cruise_ship 渡轮=ferry 帆船=sailboat 小船=boat 轮胎=tire 车轮=wheel 引擎=engine 电池=battery 电线=wire
  电缆=cable 灯泡=light_bulb 屏幕=screen 键盘=keyboard 鼠标=mouse 耳机=headphones 相机=camera 照相机=camera
  摄像机=camera 摄像头=camera 望远镜=telescope 显微镜=microscope 眼镜=glasses 钥匙=key 锁=lock|v:lock 箱子=box
  盒子=box 袋子=bag 背包=backpack 钱包=wallet 雨伞=umbrella 帽子=hat 手套=glove 裤子=trousers 衬衫=shirt 裙子=skirt
  外套=coat 毛衣=sweater 袜子=sock 鞋子=shoe 戒指=ring 项链=necklace 叉子=fork 勺子=spoon 筷子=chopsticks 椅子=chair
  沙发=sofa 窗户=window 窗=window 屋顶=roof 地板=floor 楼梯=stairs 电梯=elevator 厨房=kitchen 卧室=bedroom
  浴室=bathroom 厕所=toilet 花园=garden 阳台=balcony 车库=garage 围栏=fence 篱笆=fence 血液=blood 石头=stone
  雷=thunder 图册=atlas 手臂=arm 人间=world 街头=street 大气=atmosphere|a:atmospheric 岸=shore 山脉=mountain_range
  炮弹=shell 猫=cat 大米=rice 肩=shoulder 颈=neck 装甲=armor|a:armored 纤维=fiber 服装=clothing 器官=organ
  古墓=ancient_tomb 天空=sky 名城=famous_city 鱼苗=fish_fry 疼痛=pain 棺=coffin 景观=landscape 阵地=position 脖子=neck
  屋子=house 鼻子=nose 上游=upper_reaches|a:upstream 下游=lower_reaches|a:downstream 列车=train 径=path 筋=tendon
  剧=drama 物体=object 柱=column 鼻=nose 碑=monument 建筑群=building_complex 桥梁=bridge 棉=cotton 晶体=crystal
  肚子=stomach 峡=gorge 碳=carbon 肌肉=muscle 琴=instrument 肝=liver 铅=lead 堤=dike 景区=scenic_spot 化石=fossil
  臂=arm 直径=diameter 化合物=compound 液=liquid 槽=groove 海底=seabed 大地=earth 翅=wing 翅膀=wing 锌=zinc 潮=tide
  鸭=duck 火炮=artillery 洋=ocean|a:foreign 海峡=strait 产物=product 水泥=cement 海岸=coast 煤炭=coal
  头顶=top_of_the_head 剂=agent 泉=spring 坡=slope 激素=hormone 腹=abdomen 棺材=coffin 海水=seawater 炉=furnace
  席=seat 兵器=weapon 河口=estuary 镜=mirror 风景区=scenic_area 图书馆=library 冰川=glacier 卵=egg 饼=cake 雾=fog
  物品=item 制品=product 伤口=wound 海域=waters 半岛=peninsula 幕=curtain 城区=urban_area 零部件=part 水果=fruit
  粒子=particle 造型=shape 县城=county_seat 山水=landscape 茶叶=tea 钩=hook 堡=fort 液体=liquid 目的地=destination
  手掌=palm 野=wild|a:wild 农作物=crop 井=well 胃=stomach 笑容=smile 枝=branch 杆=pole 坑=pit 皇宫=palace
  旧址=former_site 水质=water_quality 耕地=farmland 驻地=residence 省会=provincial_capital 离子=ion 尘埃=dust
  淡水鱼=freshwater_fish 尿=urine 大殿=main_hall 长安街=Chang'an_Avenue 边=side|d:while 仪器=instrument 腹部=abdomen
  支流=tributary 声道=channel 籍=book 肾=kidney 肺=lung 窑=kiln 体积=volume 虾=shrimp 轴=axis 脑子=brain 磷=phosphorus
  舰艇=warship 矿物=mineral 植被=vegetation 鸡蛋=egg 旗帜=banner 围墙=wall 心脏=heart 主场=home_ground|a:home 茎=stem
  激光=laser 泪水=tear 溪=stream 苹果=apple 炕=kang 前线=front 船舱=cabin 昆虫=insect 袍=robe 氧=oxygen 灯光=light
  固体=solid|a 金银=gold_and_silver 故宫=Forbidden_City 脂肪=fat 药材=medicinal_material 园林=garden 干线=main_line
  爪=claw 河床=riverbed 舌=tongue 电视台=television_station 板块=plate 大片=large_area 商城=mall 长方形=rectangle
  血管=blood_vessel 天堂=paradise 财物=property 射线=ray 齿=tooth 矿山=mine 胳膊=arm 饭店=restaurant 嘴唇=lip 锡=tin
  地下水=groundwater 主峰=main_peak 水流=water_flow 燃料=fuel 瀑布=waterfall 水晶=crystal 博览会=exposition 泊位=berth
  菌=fungus 面粉=flour 手腕=wrist 苗=seedling 驴=donkey 浮雕=relief 道具=prop 屁股=buttocks
  高山=high_mountain|a:alpine 肠子=intestine 住宅=residence 湿地=wetland 型号=model 浆=pulp 狮子=lion 牙齿=tooth
  图书=book 大海=sea 水库=reservoir 牛肉=beef 棍=stick 窗口=window 军舰=warship 链=chain 档案=file 运河=canal
  国徽=national_emblem 眉=eyebrow 闸=gate 垃圾=garbage 浪=wave 山坡=hillside 漆=paint 黄土=loess 坟=grave 坟墓=tomb
  磁场=magnetic_field 水陆=land_and_water 史料=historical_material 国旗=national_flag 乐器=musical_instrument
  刊物=publication 子弹=bullet 域=domain 弹药=ammunition 热量=heat 内陆=inland|a:inland 梨=pear 陆地=land
  中药=traditional_Chinese_medicine 鲜花=flower 地层=stratum 图像=image 天体=celestial_body 背后=back|d:behind
  猎鹰=falcon 鸽子=pigeon 乌鸦=crow 企鹅=penguin 鹦鹉=parrot 海豚=dolphin 鲸鱼=whale 鲸=whale 鲨鱼=shark 海豹=seal
  海龟=sea_turtle 乌龟=turtle 青蛙=frog 鳄鱼=crocodile 蜥蜴=lizard 蜘蛛=spider 蜜蜂=bee 蝴蝶=butterfly 蚊子=mosquito
  苍蝇=fly 蚂蚁=ant 跳蚤=flea 蜱=tick 老鼠=mouse 兔子=rabbit 狐狸=fox 北极熊=polar_bear 大熊猫=giant_panda 熊猫=panda
  老虎=tiger 豹=leopard 豹子=leopard 猎豹=cheetah 美洲豹=jaguar 狮=lion 大象=elephant 犀牛=rhinoceros
  河马=hippopotamus 长颈鹿=giraffe 斑马=zebra 骆驼=camel 鹿=deer 山羊=goat 绵羊=sheep 水牛=water_buffalo 野牛=bison
  猴子=monkey 猿=ape 大猩猩=gorilla 黑猩猩=chimpanzee 猩猩=orangutan 蝙蝠=bat 松鼠=squirrel 家禽=poultry
  牲畜=livestock 家畜=livestock 宠物=pet 猎物=prey 捕食者=predator 哺乳动物=mammal 爬行动物=reptile 两栖动物=amphibian
  脊椎动物=vertebrate 无脊椎动物=invertebrate 鸟类=bird 恐龙=dinosaur 灵长类=primate 灵长类动物=primate 原油=crude_oil
  汽油=gasoline 柴油=diesel 燃油=fuel 管线=pipeline 油井=oil_well 矿石=ore 钻石=diamond 宝石=gem 珠宝=jewelry
  大理石=marble 花岗岩=granite 石灰石=limestone 砂岩=sandstone 沙子=sand 沙=sand 沙滩=beach 海滩=beach 海湾=bay
  港湾=harbor 岛国=island_country 悬崖=cliff 峭壁=cliff 山谷=valley 峡谷=canyon 山顶=summit 山峰=peak 火山口=crater
  陨石坑=crater 彗星=comet 小行星=asteroid 恒星=star 星系=galaxy 银河系=Milky_Way 太阳系=solar_system 黑洞=black_hole
  航天飞机=space_shuttle 太空船=spacecraft 航天器=spacecraft 人造卫星=satellite 国际空间站=International_Space_Station
  芯片=chip 半导体=semiconductor 晶体管=transistor 电路=circuit 电子邮件=email 邮件=mail 短信=text_message
  电子游戏=video_game 博客=blog 论坛=forum 搜索引擎=search_engine 浏览器=browser 操作系统=operating_system
  服务器=server 数据库=database 硬盘=hard_disk 内存=memory 电视机=television 电视剧=television_series 收音机=radio
  录音=recording|v:record 磁带=tape 光盘=disc 唱片=record 专辑=album 歌曲=song 乐队=band 乐团=orchestra 音乐会=concert
  演唱会=concert 音乐节=music_festival 歌剧=opera 芭蕾舞=ballet 钢琴=piano 吉他=guitar 小提琴=violin 鼓手=drummer
  雕塑=sculpture 雕像=statue 塑像=statue 油画=oil_painting 壁画=mural 画廊=gallery 美术馆=art_museum 剧院=theater
  电影院=cinema 体育场=stadium 体育馆=gymnasium 竞技场=arena 运动场=sports_field 游泳池=swimming_pool 球场=court
  跑道=runway 赛道=track 动物园=zoo 植物园=botanical_garden 游乐园=amusement_park 主题公园=theme_park
  国家公园=national_park 自然公园=nature_park 保护区=reserve 度假村=resort 度假胜地=resort 滑雪场=ski_resort
  露营地=campsite 帐篷=tent 睡袋=sleeping_bag 宫殿=palace 城堡=castle 大教堂=cathedral 清真寺=mosque 修道院=monastery
  金字塔=pyramid 纪念碑=monument 摩天大楼=skyscraper 大厦=building 公寓楼=apartment_building 别墅=villa 小屋=hut
  农场=farm 牧场=ranch 果园=orchard 葡萄园=vineyard 磨坊=mill 仓库=warehouse 商店=store 超市=supermarket
  百货公司=department_store 书店=bookstore 药店=pharmacy 面包店=bakery 酒吧=bar 咖啡馆=café 咖啡厅=café
  快餐店=fast-food_restaurant 夜总会=nightclub 赌场=casino 旅馆=hotel 青年旅舍=hostel 民宿=guesthouse
  幼儿园=kindergarten 小学校=primary_school 监狱=prison 拘留所=detention_center 集中营=concentration_camp
  难民营=refugee_camp 墓地=cemetery 下水道=sewer 垃圾桶=trash_can 十字路口=crossroads 红绿灯=traffic_light
  人行道=sidewalk 立交桥=overpass 停车场=parking_lot 加油站=gas_station 收费站=toll_booth 检查站=checkpoint
  海关=customs 边境口岸=border_crossing 候机楼=terminal 航站楼=terminal 登机牌=boarding_pass 机票=air_ticket
  车票=ticket 船票=ticket 门票=ticket 护照=passport 身份证=identity_card 驾照=driver's_license 驾驶证=driver's_license
  信用卡=credit_card 现金=cash 支票=check 硬币=coin 钞票=banknote 纸币=banknote 小费=tip 水域=waters 牌坊=archway
  蛋白=protein 电器=electrical_appliance 豆腐=tofu 沼泽=swamp 温带=temperate_zone|a:temperate 铁矿=iron_ore
  陶器=pottery 绳=rope 珍品=treasure 菜系=cuisine 匕首=dagger 台阶=step 月亮=moon 油料=oil 树木=tree 袖=sleeve
  硅=silicon 火光=fire 大炮=cannon 菜肴=dish 氢=hydrogen 步枪=rifle 头部=head 淡水=freshwater|a:freshwater
  肠=intestine 合金=alloy 月光=moonlight 机枪=machine_gun 口袋=pocket 塑料=plastic|a:plastic 锰=manganese 舟=boat
  鼎=tripod 产地=place_of_origin 航道=channel 南岸=south_bank 北岸=north_bank 周刊=weekly 砂=sand 桌=table
  画面=picture 湖水=lake_water 海面=sea_surface 原材料=raw_material 花生=peanut 青铜=bronze 橡胶=rubber 座位=seat
  艇=boat 大楼=building 地表=surface 笼=cage 介质=medium 鹤=crane 渠=canal 眉头=brow 煤矿=coal_mine 笔记本=notebook
  额头=forehead 蜡烛=candle 醇=alcohol 流体=fluid 自然界=nature 坝=dam 宿舍=dormitory 水产品=aquatic_product
  河水=river 色素=pigment 虹=rainbow 膝=knee 村子=village 宅=house 图形=graphic 龟=turtle 舌头=tongue 铝=aluminum
  羊肉=mutton 芯=core 脾=spleen 山洞=cave 钠=sodium 关节=joint 唇=lip 衣衫=clothes 饮料=drink 名胜=scenic_spot
  四肢=limbs 家具=furniture 都城=capital 矿床=deposit 钛=titanium 瓜=melon 树种=tree_species
  弹道导弹=ballistic_missile 大脑=brain 产区=producing_area 轰炸机=bomber 染料=dye 面条=noodles 镍=nickel 拳头=fist
  果实=fruit 骨头=bone 核桃=walnut 汞=mercury 架子=shelf 建材=building_material 荒漠=desert 长篇小说=novel 汁=juice
  镜子=mirror 水电站=hydropower_station 客厅=living_room 会场=venue 化肥=fertilizer 书房=study 阴影=shadow
  词典=dictionary 火把=torch 账=account 身影=figure 晚饭=dinner 晚会=evening_party 文件夹=folder 油箱=fuel_tank
  太空舱=capsule 马背=horseback 海浪=wave 屠宰场=slaughterhouse 树叶=leaf 叶=leaf 叶子=leaf 树枝=branch 树干=trunk
  树根=root 树冠=crown 树皮=bark 树林=woods 灌木=shrub 果树=fruit_tree 草地=grassland 草坪=lawn 丛林=jungle
  雨林=rainforest 热带雨林=tropical_rainforest 荒野=wilderness 沙丘=dune 绿洲=oasis 冰山=iceberg 冰盖=ice_sheet
  冰层=ice 积雪=snow 雪崩=avalanche 山体滑坡=landslide 泥石流=mudslide 洪水=flood 海啸=tsunami 龙卷风=tornado
  雷暴=thunderstorm 闪电=lightning 雷电=lightning 冰雹=hail 降雨=rainfall 暴雨=heavy_rain 暴风雪=blizzard 大火=fire
  火灾=fire 野火=wildfire 林火=forest_fire 余震=aftershock 震中=epicenter 震级=magnitude 刀刃=blade 刀片=blade
  手榴弹=grenade 地雷=landmine 水雷=mine 步兵=infantry 坦克车=tank 战舰=battleship 驱逐舰=destroyer 巡洋舰=cruiser
  护卫舰=frigate 潜水艇=submarine 运输机=transport_aircraft 客机=airliner 喷气式飞机=jet 无人机=drone 降落伞=parachute
  卡车=truck 货车=truck 货轮=cargo_ship 油轮=tanker 火车头=locomotive 高铁=high-speed_rail 铁轨=rail 电车=tram
  缆车=cable_car 过山车=roller_coaster 摩天轮=Ferris_wheel 车速=speed 风速=wind_speed 时速=speed 光速=speed_of_light
  音速=speed_of_sound 海拔=altitude 纬度=latitude 经度=longitude 北纬=north_latitude 南纬=south_latitude
  东经=east_longitude 西经=west_longitude 牛奶=milk 葡萄=grape 馒头=steamed_bun 光线=light 键=key 背部=back
  政治局=Politburo 炮兵=artillery 车牌=license_plate 领地=territory 火药=gunpowder 角落=corner 配件=accessory
  猪肉=pork 栏杆=railing 城郊=suburb 玩具=toy 山头=hilltop 电报=telegram 场地=venue 宝库=treasure_house 瓷=porcelain
  醋=vinegar 木头=wood 地毯=carpet 器械=equipment 水量=water_volume 炮塔=turret 处理器=processor 尾巴=tail 牌子=sign
  罐=can 商场=shopping_mall 面孔=face 圣地=holy_place 谷地=valley 酒杯=wine_glass 车子=car 工地=construction_site
  器材=equipment 饭菜=food 鹅=goose 谷物=grain 灾区=disaster_area 外形=shape 纺织品=textile 绳子=rope 陵墓=mausoleum
  烟草=tobacco 篮=basket 洞穴=cave 水源=water_source 啤酒=beer 店铺=shop 宾馆=hotel 郊区=suburb 芦苇=reed 顶端=top
  墓葬=tomb 教室=classroom 显示器=monitor 三角洲=delta 油田=oil_field 胜地=resort 食堂=canteen 马路=road
  添加剂=additive 泥沙=sediment 器物=utensil 被子=quilt 木板=board 石窟=grotto 石膏=gypsum 构件=component 甲板=deck
  日记=diary 衣裳=clothes 炸药=explosive 诗篇=poem 寺院=temple 外观=appearance 服饰=costume 石器=stone_tool
  剪刀=scissors 日照=sunshine 气流=airflow 蘑菇=mushroom 钢材=steel 骨骼=bone 农田=farmland 车间=workshop 地狱=hell
  泡沫=foam 瘤=tumor 仪表=instrument 湖面=lake 眉毛=eyebrow 路边=roadside 码头=dock 香料=spice 香水=perfume
  化妆品=cosmetics 药膏=ointment 绷带=bandage 轮椅=wheelchair 拐杖=crutch 牙刷=toothbrush 肥皂=soap 毛巾=towel
  毯子=blanket 枕头=pillow 床单=sheet 窗帘=curtain 镜片=lens 蜡=wax 墨水=ink 信封=envelope 邮票=stamp 明信片=postcard
  贺卡=greeting_card 日历=calendar 手表=watch 时钟=clock 温度计=thermometer 秤=scale 锤子=hammer 钉子=nail 螺丝=screw
  斧头=axe 铲子=shovel 锯=saw 梯子=ladder 水桶=bucket 瓶子=bottle 杯子=cup 盘子=plate 碗=bowl|q:bowl_of 锅=pot
  炉子=stove 烤箱=oven 微波炉=microwave 冰箱=refrigerator 洗衣机=washing_machine 吸尘器=vacuum_cleaner 风扇=fan
  暖气=heating 插座=socket 插头=plug 灯丝=filament 开关=switch 面食=pasta 米饭=rice 面包=bread 蛋糕=cake 饼干=biscuit
  巧克力=chocolate 糖果=candy 冰淇淋=ice_cream 奶酪=cheese 黄油=butter 奶油=cream 酸奶=yogurt 香肠=sausage 火腿=ham
  鸡肉=chicken 鱼肉=fish 海鲜=seafood 螃蟹=crab 龙虾=lobster 牡蛎=oyster 洋葱=onion 大蒜=garlic 生姜=ginger
  胡萝卜=carrot 白菜=cabbage 菠菜=spinach 辣椒=chili 胡椒=pepper 香蕉=banana 橙子=orange 柠檬=lemon 草莓=strawberry
  樱桃=cherry 西瓜=watermelon 菠萝=pineapple 芒果=mango 椰子=coconut 橄榄=olive 坚果=nut 果汁=juice 葡萄酒=wine
  白酒=liquor 香槟=champagne 威士忌=whiskey 伏特加=vodka 矿泉水=mineral_water 可乐=cola 食谱=recipe 菜单=menu
  餐具=tableware 美洲虎=jaguar 狼群=wolf_pack 狼=wolf 马匹=horse 马车=carriage 牛群=herd 羊群=flock 毛皮=fur
  皮革=leather 羊毛=wool 棉布=cotton_cloth 布料=fabric 布=cloth 牛仔裤=jeans 制服=uniform 西装=suit 礼服=dress
  领带=tie 皮带=belt 靴子=boot 珠子=bead 银行卡=bank_card 网页=web_page 网址=website_address 链接=link 密码=password
  账号=account 账户=account 邮箱=mailbox 光环=halo 光芒=light 彩虹=rainbow 极光=aurora 灰尘=dust 烟雾=smoke 火花=spark
  火焰=flame 灰烬=ash 爆竹=firecracker 烟花=firework 焰火=firework 直升飞机=helicopter 自卸卡车=dump_truck
  高级职员=senior_official 海岸线=coastline 三轮车=tricycle 鹅卵石=pebble 诊所=clinic 妇产科诊所=maternity_clinic
  地标=landmark 标志性建筑=landmark 星球=planet 探测车=rover 火星车=rover 太空望远镜=space_telescope
  射电望远镜=radio_telescope 发射台=launch_pad 着陆器=lander 轨道器=orbiter 实验舱=laboratory_module
  卫星图像=satellite_image 卫星图片=satellite_image 水分子=water_molecule 氢原子=hydrogen_atom 氧原子=oxygen_atom
  碳原子=carbon_atom 空气分子=air_molecule 溜冰鞋=ice_skate 冰鞋=skate 冰刀=skate 灯具=lamp 照明灯=light
  强光=bright_light 外皮=skin 苏铁=cycad 钢针=steel_needle 水面=water_surface 凹洞=hollow 自传=autobiography
  金属底座=metal_base 底座=base 广播节目=radio_program 电视节目=television_program 网络节目=web_program
  教科书=textbook 课本=textbook 笔记=note 舞会=ball 派对=party 聚会=party|v:gather 陪葬品=funerary_object
  祭品=offering 贵金属=precious_metal 敌军=enemy_army 辐条=spoke 战车=chariot 马鞍=saddle 盔甲=armor 全称=full_name
  火炬=torch 野兽=beast 水路=waterway 江河=river 石碑=stone_tablet 电源=power_supply 泉水=spring 营地=camp 喉咙=throat
  雨水=rain 币=currency 泥土=soil 肝脏=liver 乳房=breast 遗体=body 信件=letter 水泵=pump 剧场=theater 田地=field
  故居=former_residence 诗集=poetry_collection 礼堂=hall 专著=monograph 灯火=light 颗粒=particle 书本=book
  海边=seaside 奖学金=scholarship 涂料=paint 眼球=eyeball 书目=bibliography 多媒体=multimedia 封面=cover
  住处=residence 池塘=pond 天桥=overpass 轿车=car 口岸=port 集成电路=integrated_circuit 手枪=pistol 油漆=paint
  原子弹=atomic_bomb 弹头=warhead 终点=end 香烟=cigarette 盔=helmet 礁=reef 丛书=book_series 芽=bud 路面=road_surface
  汗水=sweat 城池=city 大自然=nature 大河=river 船头=bow`,
);
